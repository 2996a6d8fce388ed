import type { ContentGroup } from '@/access/permissions'

/** Groups that several content types share. */
export const EVENTS: ContentGroup = { name: 'events', label: 'Events' }
export const PAGES: ContentGroup = { name: 'pages', label: 'Pages' }
export const THEMES: ContentGroup = { name: 'themes', hasPublish: false, label: 'Themes' }
export const FORMS: ContentGroup = { name: 'forms', label: 'Forms' }
