import type { State } from '@/components/ui/Status/states'

/** What a tile of the grid shows. */
export interface Tile {
  id: string
  /** In the current language; empty if missing. */
  alt: string
  bytes: number | null
  filename: string
  /** In pixels. */
  height: number | null
  isDecorative: boolean
  /** Media type. */
  mimeType: string
  /** URLs of its picture with their width in pixels; none for audio and video. */
  sources: { address: string; width: number }[]
  /** Publication state; `changed` if an older version is live. */
  state: Extract<State, 'changed' | 'draft' | 'published' | 'was_published'>
  tags: string[]
  title: string
  width: number | null
}

/** Whether it is a non-decorative picture without an alternative text. */
export const isUndescribed = ({
  alt,
  isDecorative,
  mimeType,
}: Pick<Tile, 'alt' | 'isDecorative' | 'mimeType'>): boolean =>
  mimeType.startsWith('image/') && !isDecorative && alt.trim() === ''

/** Wider or taller than this a crop would show a strip of the middle. */
const MAX_RATIO = 2

/** Whether it is shown whole: drawings such as logos, whose edges carry meaning, and what is long and narrow. */
export function isShownWhole({
  height,
  mimeType,
  width,
}: {
  height?: number | null | undefined
  mimeType?: string | null | undefined
  width?: number | null | undefined
}): boolean {
  const ratio = width && height ? width / height : 1
  return /^image\/(?:svg\+xml|png|gif)$/.test(mimeType ?? '') || ratio > MAX_RATIO || ratio < 1 / MAX_RATIO
}

/** The lucide icon for a file without a picture. */
export const iconOf = (mimeType: string): string =>
  mimeType.startsWith('audio/')
    ? 'Music'
    : mimeType.startsWith('video/')
      ? 'Film'
      : mimeType.startsWith('image/')
        ? 'Image'
        : 'File'
