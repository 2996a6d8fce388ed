/** How the media of each site are shown, by the site's id. */
export const VIEW_KEY = 'media-view-type'

export type Mode = 'grid' | 'list'

export const isMode = (value: unknown): value is Mode => value === 'grid' || value === 'list'
