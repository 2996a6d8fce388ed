import type { ManifestInput } from '@/lib/themes/manifestSchema'

/**
 * The main theme, with its own code. It uses every type of field, so that it can serve as an example; docs/themes.md
 * explains the keys.
 */
export const weirLane = (accent: string): ManifestInput => ({
  attributes: {
    // The name of an attribute is derived from its label. Its value is stored below `custom.` in the document.
    events: [
      {
        description: 'A word or two, for the ticket',
        label: 'Dress code',
        localized: true,
        maxLength: 60,
        type: 'text',
      },
      { label: 'Content warnings', localized: true, type: 'textarea' },
      { label: 'Sponsor', relationTo: 'organizations', type: 'relationship' },
    ],
  },
  blocks: [
    {
      name: 'marquee',
      label: 'Marquee',
      plural: 'Marquees',
      settings: [
        { name: 'line', label: 'Line', type: 'text' },
        { name: 'speed', label: 'Speed', max: 10, min: 1, type: 'number' },
      ],
      singular: 'Marquee',
    },
    {
      name: 'seasonHighlights',
      label: 'Season highlights',
      plural: 'Season highlights',
      settings: [
        {
          name: 'heading',
          label: 'Heading',
          localized: true,
          maxLength: 80,
          minLength: 3,
          required: true,
          type: 'text',
        },
        { name: 'intro', label: 'Introduction', localized: true, maxLength: 400, type: 'textarea' },
        { name: 'season', label: 'Season', relationTo: 'seasons', type: 'relationship' },
        {
          name: 'shows',
          description: 'In the order in which visitors see them',
          hasMany: true,
          label: 'Productions',
          relationTo: 'events',
          type: 'relationship',
        },
        { name: 'poster', label: 'Poster', type: 'upload' },
        { name: 'accent', defaultValue: '#c8452f', group: 'Look', label: 'Accent', type: 'color' },
        {
          name: 'look',
          defaultValue: 'grid',
          group: 'Look',
          label: 'Arrangement',
          options: [
            { label: 'A grid of posters', value: 'grid' },
            { label: 'A list with dates', value: 'list' },
          ],
          type: 'radio',
        },
        {
          name: 'withDates',
          condition: { equals: 'list', field: 'look' },
          group: 'Look',
          label: 'With the date of the first night',
          type: 'checkbox',
        },
      ],
      singular: 'Season highlights',
    },
    {
      name: 'productionCredits',
      label: 'Production credits',
      plural: 'Production credits',
      settings: [
        {
          name: 'credits',
          // The same role and person twice would be a mistake.
          check: 'distinctRows',
          fields: [
            { name: 'job', label: 'Job', localized: true, required: true, type: 'text' },
            { name: 'person', label: 'Person', relationTo: ['people', 'organizations'], type: 'relationship' },
          ],
          label: 'Credits',
          max: 40,
          min: 1,
          type: 'array',
        },
        { name: 'sheet', label: 'Cast sheet', type: 'file-upload' },
      ],
      singular: 'Production credits',
    },
    {
      name: 'seatMap',
      label: 'Seat map',
      plural: 'Seat maps',
      settings: [
        { name: 'levels', label: 'Levels', options: ['stalls', 'circle'], type: 'select' },
        {
          name: 'open',
          hasMany: true,
          label: 'Levels that are open',
          options: ['stalls', 'circle', 'gallery'],
          type: 'select',
        },
      ],
      singular: 'Seat map',
    },
    {
      name: 'seatingRules',
      label: 'Seating and latecomers',
      plural: 'Seating and latecomers',
      settings: [
        { name: 'words', label: 'What visitors should know', localized: true, type: 'richText' },
        { name: 'from', label: 'Valid from', type: 'date' },
        { name: 'doors', label: 'Doors open', type: 'datetime' },
        {
          name: 'access',
          fields: [
            { name: 'wheelchairs', label: 'Wheelchair spaces', max: 20, min: 0, type: 'number' },
            { name: 'loop', label: 'Hearing loop', type: 'checkbox' },
          ],
          label: 'Access',
          type: 'group',
        },
        {
          name: 'widget',
          description: 'For the seating plan of the ticketing system',
          label: 'Code to embed',
          maxLength: 2000,
          type: 'code',
        },
      ],
      singular: 'Seating and latecomers',
    },
    {
      name: 'openingHours',
      label: 'Opening hours',
      plural: 'Opening hours',
      settings: [
        {
          name: 'place',
          defaultValue: 'Box office',
          label: 'Place',
          localized: true,
          maxLength: 60,
          required: true,
          type: 'text',
        },
        {
          name: 'days',
          fields: [
            { name: 'day', label: 'Days', localized: true, required: true, type: 'text' },
            { name: 'opens', label: 'Opens', maxLength: 5, required: true, type: 'text' },
            { name: 'closes', label: 'Closes', maxLength: 5, required: true, type: 'text' },
          ],
          label: 'Days and hours',
          max: 7,
          min: 1,
          type: 'array',
        },
      ],
      singular: 'Opening hours',
    },
    {
      name: 'pressQuotes',
      label: 'Press quotes',
      plural: 'Press quotes',
      settings: [
        { name: 'stars', label: 'Show stars', type: 'checkbox' },
        {
          name: 'quotes',
          fields: [
            { name: 'words', label: 'Words', required: true, type: 'text' },
            { name: 'source', label: 'Source', type: 'text' },
          ],
          label: 'Quotes',
          maxRows: 6,
          type: 'array',
        },
        { name: 'event', label: 'Event', relationTo: 'events', type: 'relationship' },
        { name: 'picture', label: 'Picture', relationTo: 'media', type: 'upload' },
      ],
      singular: 'Press quotes',
    },
    {
      name: 'houseNotice',
      label: 'House notice',
      plural: 'House notices',
      settings: [
        { name: 'notice', label: 'Notice', type: 'richText' },
        { name: 'leadsTo', label: 'Leads to', relationTo: ['pages', 'events'], type: 'relationship' },
      ],
      singular: 'House notice',
    },
  ],
  colorSchemes: [
    { name: 'House', accent, background: '#fbf7ec', text: '#232227' },
    { name: 'Evening', accent, background: '#10192b', text: '#f5efe2' },
  ],
  settings: [
    { name: 'footerLine', label: 'Line in the footer', localized: true, maxLength: 120, type: 'text' },
    { name: 'showSeasonDates', label: 'Show the dates of seasons', type: 'checkbox' },
    // With `collections`, the field is shown for each document of these types.
    {
      name: 'announcement',
      collections: ['pages', 'events'],
      label: 'Announcement above the page',
      localized: true,
      maxLength: 120,
      type: 'text',
    },
  ],
  templates: [
    { name: 'Default', collection: 'pages', settings: [], template: 'default' },
    {
      name: 'Wide',
      collection: 'pages',
      settings: [{ name: 'showSideMenu', label: 'Side menu', type: 'checkbox' }],
      template: 'wide',
    },
    {
      name: 'Production',
      collection: 'events',
      settings: [{ name: 'showRunningTime', label: 'Running time', type: 'checkbox' }],
      template: 'event.production',
    },
    {
      name: 'Concert',
      collection: 'events',
      settings: [{ name: 'programmeNote', label: 'Note on the programme', localized: true, type: 'text' }],
      template: 'event.concert',
    },
  ],
})
