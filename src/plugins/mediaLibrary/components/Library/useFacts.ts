'use client'

import { useTranslation } from '@payloadcms/ui'
import { fileSize } from '../../../../lib/files/fileSize'
import type { Tile } from './tile'

interface Facts {
  /** Width and height of a picture. */
  sides: string | null
  /** Of the file. */
  size: string | null
}

/** Sides and size of a file, in the reader's numbers. */
export function useFacts({ bytes, height, width }: Pick<Tile, 'bytes' | 'height' | 'width'>): Facts {
  const { language } = useTranslation().i18n
  const number = new Intl.NumberFormat(language, { useGrouping: false })
  return {
    sides: width && height ? `${number.format(width)} × ${number.format(height)}` : null,
    size: bytes ? fileSize(bytes, language) : null,
  }
}
