#pragma once

#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_TRUETYPE_TABLES_H
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

/* Has Pango read its list of languages. Pango declares what does so to be without effects, so that an optimized build
   leaves out a call whose result nobody uses; a volatile one is used. */
static inline void flatlay_read_preferred_languages(void) {
  PangoLanguage **volatile languages = pango_language_get_preferred();
  (void)languages;
}
