import type { Field, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { personOf } from '@/access/personOf'
import { translatorOf } from '@/i18n/translator'
import { isCountryCode, countryOfZone } from '@/lib/places/countries'
import { DEFAULT_COUNTRY } from '@/lib/places/regions'
import { ADDRESS_HOOKS, validateWebAddress } from '@/collections/fields/linkFields'
import { validateTimezone } from '@/collections/fields/validate'
import { richText } from '@/collections/fields/richText'

const COUNTRY = '/src/components/document/Place/Country#Country'
const ZONE = '/src/components/document/Place/Zone#Zone'
const REGION = '/src/components/document/Place/Region#Region'

export const venueFields = (): Field[] => [
  { name: 'name', type: 'text', index: true, localized: true, maxLength: 200, required: true },
  { name: 'summary', type: 'textarea', localized: true, maxLength: 400 },
  { name: 'image', type: 'upload', relationTo: 'media' },
  { name: 'street', type: 'text', maxLength: 200 },
  {
    type: 'row',
    fields: [
      { name: 'postcode', type: 'text', maxLength: 20 },
      { name: 'city', type: 'text', index: true, maxLength: 120 },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'country',
        type: 'text',
        admin: { components: { Field: { path: COUNTRY, serverProps: { region: 'region' } } } },
        defaultValue: defaultCountry,
        validate: isCountry,
      },
      {
        name: 'region',
        type: 'text',
        admin: { components: { Field: { path: REGION, serverProps: { country: 'country' } } } },
        label: 'State or county',
        maxLength: 120,
      },
    ],
  },
  {
    type: 'row',
    fields: [
      { name: 'lat', type: 'number', label: 'Latitude', max: 90, min: -90 },
      { name: 'lng', type: 'number', label: 'Longitude', max: 180, min: -180 },
    ],
  },
  { name: 'timezone', type: 'text', admin: { components: { Field: ZONE } }, maxLength: 60, validate: validateTimezone },
  { name: 'capacity', type: 'number', admin: { step: 1 }, max: 1_000_000, min: 0 },
  { name: 'accessInformation', type: 'textarea', localized: true, maxLength: 2000 },
  richText('description'),
  { name: 'website', type: 'text', hooks: ADDRESS_HOOKS, validate: validateWebAddress },
  { name: 'phone', type: 'text', maxLength: 40 },
]

/**
 * Default country of a new venue: that of the tenant's time zone. Undefined for requests without a user, such as
 * imports.
 */
async function defaultCountry({ req }: { req: PayloadRequest }): Promise<string | undefined> {
  const person = await personOf(req)
  return person ? (countryOfZone(person.current?.timezone ?? 'UTC') ?? DEFAULT_COUNTRY) : undefined
}

/** Accepts an unchanged old value, which may predate the list of countries. */
const isCountry: TextFieldSingleValidation = (value, { previousValue, req }) =>
  !value || isCountryCode(value) || value === previousValue || translatorOf(req.i18n)('validationCountry')
