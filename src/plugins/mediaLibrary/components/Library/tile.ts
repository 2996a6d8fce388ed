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

/** The lucide icon for a file without a picture. */
export const iconOf = (mimeType: string): string =>
  mimeType.startsWith('audio/')
    ? 'Music'
    : mimeType.startsWith('video/')
      ? 'Film'
      : mimeType.startsWith('image/')
        ? 'Image'
        : 'File'
