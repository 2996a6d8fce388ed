/** Preference key of the view of the media list, by site id. */
export const VIEW_KEY = 'media-view-type'

export type Mode = 'grid' | 'list'

export const isMode = (value: unknown): value is Mode => value === 'grid' || value === 'list'
