import type { Field, PayloadRequest } from 'payload'
import { venueFields } from '@/collections/Venues/fields'
import { menuFields } from '@/collections/Menus/fields'
import { validateSiteOrWebAddress, validateWebAddress } from '@/collections/fields/linkFields'
import { validateLink, validateTimezone } from '@/collections/fields/validate'
import { ADMIN_LANGUAGES } from '@/lib/languages/adminLanguages'
import { translatorOf, messagesIn } from '@/i18n/translator'
import type { MessageKey } from '@/i18n/en'

type Validate = (value: unknown, options: { req: PayloadRequest; siblingData?: object }) => unknown

const requestIn = (language: string) => ({ i18n: { language } }) as PayloadRequest

/** The validation of a field, at any depth. */
function validateOf(fields: Field[], name: string): Validate {
  const all = (list: Field[]): Field[] =>
    list.flatMap((field) => ('fields' in field ? [field, ...all(field.fields)] : [field]))
  const field = all(fields).find((one) => 'name' in one && one.name === name)
  return (field as unknown as { validate: Validate }).validate
}

const inAddress = { siblingData: { kind: 'address' } }

describe.each(ADMIN_LANGUAGES)('validation error in %s', (language) => {
  it.each<[string, Validate, unknown, unknown, MessageKey, object?]>([
    ['a web address', validateWebAddress as Validate, 'javascript:alert(1)', 'tel:+44', 'validationWebAddress'],
    ['one without a scheme', validateWebAddress as Validate, '/visit', 'www.theatre.example', 'validationWebAddress'],
    ['an address', validateSiteOrWebAddress as Validate, '//x', '/visit', 'validationSiteOrWebAddress'],
    ['a backslash', validateSiteOrWebAddress as Validate, '/\\evil.example', '/a/b', 'validationSiteOrWebAddress'],
    ['a link', validateLink as Validate, 'ftp://a.example', 'https://a.example', 'checkAddress'],
    ['a time zone', validateTimezone as Validate, 'Narnia', 'Europe/London', 'validationZone'],
    ['a country', validateOf(venueFields(), 'country'), 'Narnia', 'GB', 'validationCountry'],
    ['a menu', validateOf(menuFields(), 'address'), '', '/visit', 'validationSiteOrWebAddress', inAddress],
    ['its languages', validateOf(menuFields(), 'languages'), ['!'], ['cy'], 'validationLanguageCodes'],
  ])('is translated for %s', (_, validate, wrong, right, key, more = {}) => {
    const req = requestIn(language)
    expect(validate(wrong, { req, ...more })).toBe(translatorOf({ language })(key))
    expect(validate(right, { req, ...more })).toBe(true)
  })
})

it('validationWebAddress has its own text in each language', () => {
  const texts = ADMIN_LANGUAGES.map((language) => messagesIn(language).validationWebAddress)
  expect(new Set(texts).size).toBe(ADMIN_LANGUAGES.length)
})
