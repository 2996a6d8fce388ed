/** Preference key of the view mode, by site id. Also the key in local storage. */
export const VIEW_KEY = 'pages-view-type'

/** Preference key of the ids of expanded pages, by site id. */
export const OPEN_KEY = 'tree-view-state'

export type ViewMode = 'list' | 'tree'

export const isViewMode = (value: unknown): value is ViewMode => value === 'list' || value === 'tree'
