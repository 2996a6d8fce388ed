'use client'

import { useEffect } from 'react'
import type { StudioFont } from '../../lib/studio/fonts'

/** Loads the fonts of the site for their names in the choice. A font that cannot be loaded keeps the face of the admin. */
export function useFontFaces(fonts: StudioFont[]): void {
  useEffect(() => {
    const faces = fonts.flatMap(({ faces: files, family }) =>
      files.map(
        ({ address, style, weight }) =>
          new FontFace(family.replaceAll('"', ''), `url("${address}")`, { style, weight: String(weight) }),
      ),
    )
    for (const face of faces) document.fonts.add(face)
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [fonts])
}
