"""Validates templates with python3-jsonschema, and prints what is wrong with each as one JSON object.

    validate.py SCHEMA FILE…

The keys of the object are the files; `schema` says what is wrong with the schema itself.
"""

import json
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """YAML without dates, as Flatlay reads it: 2026-03-14 is a text."""


Loader.yaml_implicit_resolvers = {
    first: [(tag, pattern) for tag, pattern in rules if tag != "tag:yaml.org,2002:timestamp"]
    for first, rules in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    found = {"schema": []}
    try:
        jsonschema.Draft202012Validator.check_schema(schema)
    except jsonschema.SchemaError as error:
        found["schema"].append(error.message)
    validator = jsonschema.Draft202012Validator(schema)
    for name in sys.argv[2:]:
        with open(name, encoding="utf-8") as file:
            document = yaml.load(file, Loader)
        found[name] = [
            "/".join(map(str, error.absolute_path)) + ": " + error.message[:200]
            for error in validator.iter_errors(document)
        ]
    json.dump(found, sys.stdout, ensure_ascii=False)


if __name__ == "__main__":
    main()
