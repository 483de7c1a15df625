// Finds the types of a program that conform to a protocol, in what the compiler has written of them into its files.
#ifndef C_PREVIEW_SECTIONS_H
#define C_PREVIEW_SECTIONS_H

/// Called for a type: its metadata, which in Swift is a value of `Any.Type`.
typedef void (*preview_type_visitor)(const void *metadata, void *context);

/// Calls `visit` for each class, structure and enumeration without type parameters that conforms to the protocol with a
/// descriptor, in the order in which the files of the program have them.
void preview_sections_visit(const void *protocol_descriptor, preview_type_visitor visit, void *context);

#endif
