// On Apple's systems `OSLog` adds the reading of logs to `os`; there is nothing to read here.
@_exported import os
