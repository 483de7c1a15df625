// The layouts are those of the Swift ABI: swift/ABI/Metadata.h, swift/ABI/MetadataValues.h and
// stdlib/public/runtime/MetadataSections.h. They are in C because only C can call a function that the compiler wrote with
// Swift's calling convention.
#include "CPreviewSections.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct {
    uintptr_t start;
    size_t length;
} section_range;

// The start of `MetadataSections`, which every file of a program registers when it is loaded.
typedef struct {
    uintptr_t version;
    const void *base_address;
    void *unused[2];
    section_range protocols;
    section_range conformances;
} metadata_sections;

// Of the standard library, for programs and libraries in ELF files.
extern void swift_enumerateAllMetadataSections(
    bool (*body)(const metadata_sections *sections, void *context), void *context);

typedef struct {
    int32_t protocol; // the lowest bit says that the address is stored at the place
    int32_t type;
    int32_t witness_table;
    uint32_t flags;
} conformance_descriptor;

typedef struct {
    uint32_t flags;
    int32_t parent;
    int32_t name;
    int32_t accessor;
} type_descriptor;

typedef struct {
    const void *metadata;
    size_t state;
} metadata_response;

typedef __attribute__((swiftcall)) metadata_response (*metadata_accessor)(size_t request);

static const void *relative(const int32_t *field) {
    return *field == 0 ? NULL : (const char *)field + *field;
}

static const void *relative_indirectable(const int32_t *field) {
    int32_t offset = *field & ~1;
    if (offset == 0) return NULL;
    const char *place = (const char *)field + offset;
    return (*field & 1) != 0 ? *(const void *const *)place : place;
}

static const type_descriptor *type_of(const conformance_descriptor *conformance) {
    const void *place = relative(&conformance->type);
    switch ((conformance->flags >> 3) & 7) {
    case 0: return place;
    case 1: return place == NULL ? NULL : *(const void *const *)place;
    default: return NULL; // a class of Objective-C
    }
}

typedef struct {
    const void *protocol;
    preview_type_visitor visit;
    void *context;
} search;

static bool visit_sections(const metadata_sections *sections, void *context) {
    const search *wanted = context;
    const int32_t *records = (const int32_t *)sections->conformances.start;
    size_t count = sections->conformances.length / sizeof(int32_t);
    for (size_t index = 0; index < count; index++) {
        const conformance_descriptor *conformance = relative(&records[index]);
        if (conformance == NULL || relative_indirectable(&conformance->protocol) != wanted->protocol) continue;
        const type_descriptor *type = type_of(conformance);
        if (type == NULL) continue;
        uint32_t kind = type->flags & 0x1F;
        bool is_nominal = kind >= 16 && kind <= 18;
        bool is_generic = (type->flags & 0x80) != 0;
        const void *accessor = relative(&type->accessor);
        if (!is_nominal || is_generic || accessor == NULL) continue;
        wanted->visit(((metadata_accessor)accessor)(0).metadata, wanted->context);
    }
    return true;
}

void preview_sections_visit(const void *protocol_descriptor, preview_type_visitor visit, void *context) {
    search wanted = {protocol_descriptor, visit, context};
    swift_enumerateAllMetadataSections(visit_sections, &wanted);
}
