import type { Field, TextFieldSingleValidation, PayloadRequest } from 'payload'
import { isContentLanguage } from '@/lib/languages/codes'
import { ADDRESS_HOOKS, validateSiteOrWebAddress } from '@/collections/fields/linkFields'
import { MENU_TARGETS } from './places'
import { REQUIRED_IN_FIRST_LANGUAGE } from '@/collections/fields/requireInFirstLanguage'
import { translatorOf } from '@/i18n/translator'

interface Entry {
  kind?: string | null
}

/** Requires a label for links and headings, which have no document title. */
const requireLabel: TextFieldSingleValidation = (value, { req, required, siblingData }) => {
  const { kind } = siblingData as Entry
  if (value?.trim() || required === false || (kind ?? 'document') === 'document') return true
  return translatorOf(req.i18n)('menuLabelNeeded')
}

const ONLY_IN = '/src/components/document/Menus/OnlyInField#OnlyInField'
const ENTRIES = '/src/components/document/Menus/EntriesField#EntriesField'
const ENTRY_TITLE = '/src/components/document/Menus/EntryTitle#EntryTitle'

const MAX_ENTRIES = 60

type Kind = 'address' | 'document' | 'heading'

const KINDS: { label: string; value: Kind }[] = [
  { label: 'A page or event of this site', value: 'document' },
  { label: 'A web address', value: 'address' },
  { label: 'A heading', value: 'heading' },
]

const isOf = (kind: Kind) => (_: unknown, sibling: { kind?: string | null }) => (sibling?.kind ?? 'document') === kind

const validateAddress: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const isLink = (siblingData as { kind?: string }).kind === 'address'
  if (!isLink) return true
  return value ? validateSiteOrWebAddress(value, { req }) : translatorOf(req.i18n)('validationSiteOrWebAddress')
}

/** Target and label of an entry. */
const entryFields = (kinds: typeof KINDS): Field[] => [
  {
    type: 'row',
    fields: [
      { name: 'kind', type: 'select', defaultValue: 'document', options: kinds, required: true },
      {
        name: 'label',
        type: 'text',
        admin: { description: 'Leave empty to use the title of the page or event.' },
        custom: REQUIRED_IN_FIRST_LANGUAGE,
        localized: true,
        maxLength: 80,
        validate: requireLabel,
      },
    ],
  },
  { name: 'document', type: 'relationship', admin: { condition: isOf('document') }, relationTo: [...MENU_TARGETS] },
  {
    name: 'address',
    type: 'text',
    admin: { condition: isOf('address'), placeholder: '/ https://' },
    hooks: ADDRESS_HOOKS,
    maxLength: 2000,
    validate: validateAddress,
  },
  {
    name: 'languages',
    type: 'text',
    admin: { components: { Field: ONLY_IN }, description: 'Leave empty for all languages.' },
    hasMany: true,
    label: 'Only in',
    validate: (value: string[] | null | undefined, { req }: { req: PayloadRequest }) =>
      (value ?? []).every(isContentLanguage) || translatorOf(req.i18n)('validationLanguageCodes'),
  },
]

/** Entries below a heading cannot contain further headings. */
export const menuFields = (): Field[] => [
  {
    name: 'title',
    type: 'text',
    admin: { description: 'For your staff only.', disableBulkEdit: true },
    maxLength: 300,
  },
  {
    name: 'place',
    type: 'select',
    admin: {
      description: 'If several menus for one place are published, visitors see the one published last.',
      disableBulkEdit: true,
      position: 'sidebar',
    },
    defaultValue: 'main',
    index: true,
    options: [
      { label: 'Main menu', value: 'main' },
      { label: 'Footer', value: 'footer' },
    ],
    required: true,
  },
  {
    name: 'entries',
    type: 'array',
    admin: { components: { Field: ENTRIES, RowLabel: ENTRY_TITLE }, initCollapsed: true },
    fields: [
      ...entryFields(KINDS),
      {
        name: 'below',
        type: 'array',
        admin: {
          components: { Field: ENTRIES, RowLabel: ENTRY_TITLE },
          condition: isOf('heading'),
          initCollapsed: true,
        },
        fields: entryFields(KINDS.filter(({ value }) => value !== 'heading')),
        label: 'Below this heading',
        labels: { plural: 'Entries', singular: 'Entry' },
        maxRows: MAX_ENTRIES,
      },
    ],
    labels: { plural: 'Entries', singular: 'Entry' },
    maxRows: MAX_ENTRIES,
  },
]
