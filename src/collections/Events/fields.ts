import type { Field } from 'payload'
import { onlyInLists } from '@/collections/fields/hideFromLists'
import { requiredUnlessDeleted } from '@/collections/fields/requiredUnlessDeleted'
import { richText } from '@/collections/fields/richText'
import { stateField } from '@/collections/fields/stateField'
import { zonedDate } from '@/collections/fields/zonedDate'
import { bookingFields } from './bookingFields'

/** Credits, in billing order. */
const creditsField = (): Field => ({
  name: 'credits',
  type: 'array',
  admin: { description: 'In the order of billing' },
  fields: [
    { name: 'person', type: 'relationship', relationTo: 'people', required: true, validate: requiredUnlessDeleted },
    {
      name: 'role',
      type: 'text',
      admin: { description: 'Director, Hermione, violin' },
      localized: true,
      maxLength: 160,
    },
    {
      name: 'group',
      type: 'select',
      defaultValue: 'creative',
      options: [
        { label: 'Creative team', value: 'creative' },
        { label: 'Cast', value: 'cast' },
        { label: 'Musicians', value: 'musicians' },
        { label: 'Crew', value: 'crew' },
      ],
    },
  ],
  maxRows: 200,
})

const TITLE_CELL = '/src/components/document/EventRow/EventTitleCell#EventTitleCell'
const SPAN_DATE = '/src/components/document/EventSpan/SpanDate#SpanDate'

export const eventFields = (): Field[] => [
  {
    name: 'title',
    type: 'text',
    admin: { components: { Cell: TITLE_CELL } },
    localized: true,
    maxLength: 300,
    required: true,
  },
  { name: 'subtitle', type: 'text', localized: true, maxLength: 300 },
  {
    name: 'summary',
    type: 'textarea',
    admin: { description: 'For lists, search results and social media.' },
    localized: true,
    maxLength: 400,
  },
  {
    type: 'tabs',
    tabs: [
      { fields: aboutFields(), label: 'About' },
      { fields: [creditsField(), ...programmeFields()], label: 'Programme and credits' },
      { fields: visitFields(), label: 'Visit' },
    ],
  },
  { name: 'season', type: 'relationship', admin: { position: 'sidebar' }, index: true, relationTo: 'seasons' },
  { name: 'series', type: 'relationship', admin: { position: 'sidebar' }, hasMany: true, relationTo: 'series' },
  {
    name: 'venue',
    type: 'relationship',
    admin: { description: 'A performance can use a different venue', position: 'sidebar' },
    index: true,
    relationTo: 'venues',
  },
  zonedDate('startDate', {
    admin: {
      components: { Field: SPAN_DATE },
      description: 'From the performances; typed while there are none',
      position: 'sidebar',
    },
    index: true,
  }),
  zonedDate('endDate', { admin: { components: { Field: SPAN_DATE }, position: 'sidebar' }, index: true }),
  // Sort key of lists; see `database/events/nextPerformance`.
  zonedDate('nextPerformance', {
    access: { create: () => false, update: () => false },
    admin: { disableBulkEdit: true, ...onlyInLists },
    index: true,
  }),
  stateField({
    name: 'eventStatus',
    admin: { position: 'sidebar' },
    defaultValue: 'scheduled',
    label: 'State',
    options: [
      { label: 'Taking place', value: 'scheduled' },
      { label: 'Postponed', value: 'postponed' },
      { label: 'Cancelled', value: 'cancelled' },
      { label: 'Sold out', value: 'sold_out' },
    ],
  }),
]

const aboutFields = (): Field[] => [
  richText('description'),
  { name: 'images', type: 'upload', hasMany: true, maxRows: 20, relationTo: 'media' },
]

const programmeFields = (): Field[] => [
  {
    name: 'works',
    type: 'relationship',
    admin: { description: 'In the order of the programme' },
    hasMany: true,
    relationTo: 'works',
  },
  {
    name: 'organizations',
    type: 'relationship',
    admin: { description: 'Companies, orchestras, partners' },
    hasMany: true,
    relationTo: 'organizations',
  },
]

const visitFields = (): Field[] => [
  { name: 'ageGuidance', type: 'text', localized: true, maxLength: 200 },
  { name: 'runningTime', type: 'text', localized: true, maxLength: 120 },
  { name: 'priceText', type: 'text', label: 'Prices', localized: true, maxLength: 200 },
  { name: 'accessInformation', type: 'textarea', localized: true, maxLength: 2000 },
  {
    name: 'contentGuidance',
    type: 'textarea',
    admin: { description: 'Haze, strobe lighting, themes that some visitors want to know about' },
    localized: true,
    maxLength: 1000,
  },
  ...bookingFields(),
]
