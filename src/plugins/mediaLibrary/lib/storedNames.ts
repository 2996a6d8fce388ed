import type { Media } from '../../../payload-types'

type Stored = Pick<Media, 'filename' | 'sizes'>

/** Names of all the files that were stored of one of the media. */
export const storedNames = ({ filename, sizes }: Stored): string[] =>
  [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)].filter(
    (name): name is string => typeof name === 'string' && name !== '',
  )
