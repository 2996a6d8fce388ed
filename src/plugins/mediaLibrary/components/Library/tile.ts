import type { State } from '../../../../components/ui/Status/states'

/** What a tile of the grid shows. */
export interface Tile {
  id: string
  /** In the language on screen; empty where there is none. */
  alt: string
  bytes: number | null
  filename: string
  /** In pixels. */
  height: number | null
  isDecorative: boolean
  /** Media type. */
  mimeType: string
  /** Addresses of its picture, by width in pixels; none of sound and film. */
  sources: { address: string; width: number }[]
  /** What visitors see of it; `changed` where they see an older version. */
  state: Extract<State, 'changed' | 'draft' | 'published' | 'was_published'>
  tags: string[]
  title: string
  width: number | null
}

/** A picture that means something, and that nobody has described. */
export const isUndescribed = ({
  alt,
  isDecorative,
  mimeType,
}: Pick<Tile, 'alt' | 'isDecorative' | 'mimeType'>): boolean =>
  mimeType.startsWith('image/') && !isDecorative && alt.trim() === ''

/** A lucide icon for what has no picture. */
export const iconOf = (mimeType: string): string =>
  mimeType.startsWith('audio/')
    ? 'Music'
    : mimeType.startsWith('video/')
      ? 'Film'
      : mimeType.startsWith('image/')
        ? 'Image'
        : 'File'
