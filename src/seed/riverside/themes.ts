import { asIs } from '../writing/translated'

const text = (name: string, label: string) => ({ name, label, type: 'text' })

/** What a theme says of itself: blocks, templates, settings and colour schemes. */
const manifest = (accent: string) => ({
  blocks: [
    { name: 'marquee', label: 'Marquee', plural: 'Marquees', settings: [text('line', 'Line'), { name: 'speed', label: 'Speed', max: 10, min: 1, type: 'number' }], singular: 'Marquee' },
    { name: 'seatMap', label: 'Seat map', plural: 'Seat maps', settings: [{ name: 'levels', label: 'Levels', options: ['stalls', 'circle'], type: 'select' }, { name: 'open', hasMany: true, label: 'Levels that are open', options: ['stalls', 'circle', 'gallery'], type: 'select' }], singular: 'Seat map' },
    { name: 'pressQuotes', label: 'Press quotes', plural: 'Press quotes', settings: [{ name: 'stars', label: 'Show stars', type: 'checkbox' }, { name: 'quotes', fields: [{ ...text('words', 'Words'), required: true }, text('source', 'Source')], label: 'Quotes', maxRows: 6, type: 'array' }, { name: 'event', label: 'Event', relationTo: 'events', type: 'relationship' }, { name: 'picture', label: 'Picture', relationTo: 'media', type: 'upload' }], singular: 'Press quotes' },
    { name: 'houseNotice', label: 'House notice', plural: 'House notices', settings: [{ name: 'notice', label: 'Notice', type: 'richText' }, { name: 'leadsTo', label: 'Leads to', relationTo: ['pages', 'events'], type: 'relationship' }], singular: 'House notice' },
  ],
  colorSchemes: [
    { name: 'House', accent, background: '#fbf7ec', text: '#232227' },
    { name: 'Evening', accent, background: '#10192b', text: '#f5efe2' },
  ],
  settings: [text('footerLine', 'Line in the footer'), { name: 'showSeasonDates', label: 'Show the dates of seasons', type: 'checkbox' }],
  templates: [
    { name: 'Default', collection: 'pages', settings: [], template: 'default' },
    { name: 'Wide', collection: 'pages', settings: [{ name: 'showSideMenu', label: 'Side menu', type: 'checkbox' }], template: 'wide' },
    { name: 'Production', collection: 'events', settings: [{ name: 'showRunningTime', label: 'Running time', type: 'checkbox' }], template: 'event.production' },
    { name: 'Concert', collection: 'events', settings: [text('programmeNote', 'Note on the programme')], template: 'event.concert' },
  ],
})

export interface DemoTheme {
  /** Slug. */
  key: string
  name: string
  version: string
  accent: string
  isCurrent?: boolean
  more: Record<string, unknown>
}

export const THEMES: DemoTheme[] = [
  { accent: '#c8452f', isCurrent: true, key: 'weir-lane', more: { githubBranch: 'main', githubRepo: 'riverside-theatre/weir-lane', githubTag: 'v2.4.0', lastSyncedCommit: '4f1c2a9e7b5d80c3f6a1e2d4b7c9051836ad2f4e', renderMode: 'code' }, name: 'Weir Lane', version: '2.4.0' },
  { accent: '#2f7f86', key: 'summer-lawn', more: { renderMode: 'nocode' }, name: 'Summer lawn', version: '1.1.0' },
  { accent: '#6b4590', key: 'weir-lane-next', more: { githubBranch: 'next', githubRepo: 'riverside-theatre/weir-lane', isDevelopmentTheme: true, renderMode: 'code' }, name: 'Weir Lane, next version', version: '3.0.0-beta.2' },
]

/** Fields of a theme's document. */
export const themeData = ({ accent, key, more, name, version }: DemoTheme) => ({ ...more, key, manifest: asIs(manifest(accent)), name, version })
