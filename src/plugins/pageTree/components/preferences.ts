/** How the pages of each site are shown, by the site's id. Also the key in local storage. */
export const VIEW_KEY = 'pages-view-type'

/** Ids of the pages that are open in the tree, by the site's id. */
export const OPEN_KEY = 'tree-view-state'

export type ViewMode = 'list' | 'tree'

export const isViewMode = (value: unknown): value is ViewMode => value === 'list' || value === 'tree'
