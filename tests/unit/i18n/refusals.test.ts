import { z } from 'zod'
import { messagesIn } from '@/i18n/translator'
import { fixedMessages as fixedAr } from '@/i18n/fixed/ar'
import { fixedMessages as fixedCy } from '@/i18n/fixed/cy'
import { fixedMessages as fixedEn } from '@/i18n/fixed/en'
import { fixedMessages as fixedEs } from '@/i18n/fixed/es'
import { inLanguage } from '@/i18n/fixed/inLanguage'
import { inputMessages as inputsAr } from '@/i18n/inputs/ar'
import { inputMessages as inputsCy } from '@/i18n/inputs/cy'
import { inputMessages as inputsEn } from '@/i18n/inputs/en'
import { inputMessages as inputsEs } from '@/i18n/inputs/es'
import { APIError, ValidationError } from 'payload'
import { completeRefusal } from '@/endpoints/completeRefusal'
import { mapDatabaseError } from '@/endpoints/failureResponses'
import { inputProblem } from '@/i18n/inputs/inputProblem'
import { parseFile } from '@/i18n/inputs/parseFile'
import { parseInput } from '@/i18n/inputs/parseInput'
import { refusalMessages } from '@/i18n/refusals/en'

type Messages = Record<string, string>

const placeholders = (text: string) => (text.match(/\{\{\w+\}\}|`\w+`/g) ?? []).sort()

describe.each<[string, Messages, Messages]>([
  ['fixed messages', fixedEn, { ...fixedAr }],
  ['fixed messages in Welsh', fixedEn, { ...fixedCy }],
  ['fixed messages in Spanish', fixedEn, { ...fixedEs }],
  ['messages of inputs', inputsEn, { ...inputsAr }],
  ['messages of inputs in Welsh', inputsEn, { ...inputsCy }],
  ['messages of inputs in Spanish', inputsEn, { ...inputsEs }],
  ['refusals', refusalMessages, messagesIn('ar')],
  ['refusals in Welsh', refusalMessages, messagesIn('cy')],
  ['refusals in Spanish', refusalMessages, messagesIn('es')],
])('%s', (_, english, translated) => {
  it.each(Object.keys(english))('%s is translated and keeps its placeholders', (key) => {
    expect(translated[key]).not.toBe(english[key])
    expect(placeholders(translated[key]!)).toEqual(placeholders(english[key]!))
  })
})

describe('inLanguage', () => {
  const failure = { code: 'not_found:pages', message: fixedEn.notFound, status: 404 }

  it('translates fixed messages into the reader’s language', () => {
    const errors = [{ message: fixedEn.notFound, path: 'id' }, { message: 'Solo hoy.' }]
    expect(inLanguage({ ...failure, cause: fixedEn.notFound, errors }, 'es')).toMatchObject({
      cause: fixedEs.notFound,
      errors: [{ message: fixedEs.notFound, path: 'id' }, { message: 'Solo hoy.' }],
      message: fixedEs.notFound,
      status: 404,
    })
  })

  it.each(['en', 'fr', 'constructor'])('falls back to English for %s', (language) => {
    expect(inLanguage(failure, language).message).toBe('Not found.')
  })
})

describe('mapDatabaseError', () => {
  const supportedLanguages = { ar: {}, en: {}, es: {} }
  /** What Payload calls when a handler failed, also before the request has its user and language. */
  const respond = (headers: Record<string, string>) =>
    mapDatabaseError({
      error: Object.assign(new Error('duplicate'), { code: '23505', constraint: 'pages_live_address' }),
      req: {
        headers: new Headers(headers),
        payload: { config: { cookiePrefix: 'payload', i18n: { fallbackLanguage: 'en', supportedLanguages } } },
      },
    } as never)

  it.each([
    ['es', fixedEs.pageAddress, { 'Accept-Language': 'ar', Cookie: 'payload-lng=es' }],
    ['ar', fixedAr.pageAddress, { 'Accept-Language': 'ar' }],
    ['en', fixedEn.pageAddress, { 'Accept-Language': 'fr' }],
  ])('answers in the language of the request: %s', async (_, message, headers) => {
    expect(await respond(headers as Record<string, string>)).toMatchObject({
      response: { error: message, errors: [{ message, path: 'slug' }] },
      status: 409,
    })
  })
})

describe('completeRefusal', () => {
  /** As a production build has it: classes have other names. */
  const u = class u extends ValidationError {}
  const e = class e extends APIError {}
  const field = { message: 'This field is required.', path: 'tenant' }
  const complete = (error: Error & { data?: unknown }) =>
    completeRefusal({
      collection: { slug: 'events' },
      error,
      result: { errors: [{ data: error.data, message: error.message, name: error.name }] },
    } as never)

  it.each([
    ['a rejected document', new u({ errors: [field] }), 'bad_request:events', 'ValidationError'],
    [
      'a stale save',
      new e('Changed.', 409, { code: 'stale:documents', errors: [field] }, true),
      'stale:documents',
      'APIError',
    ],
    ['a missing document', new e('Not found.', 404, {}, true), 'not_found:events', 'APIError'],
  ])('names %s by its code and a name that no build changes', async (_, error, code, name) => {
    expect(await complete(error)).toMatchObject({ response: { code, error: error.message, errors: [{ name }] } })
  })

  it('keeps the fields, and leaves unexpected errors alone', async () => {
    expect(await complete(new u({ errors: [field] }))).toMatchObject({
      response: { errors: [{ data: { errors: [field] } }] },
    })
    expect(await complete(new Error('select * from users'))).toBeUndefined()
  })
})

describe('parseInput', () => {
  const schema = z.strictObject({
    domains: z
      .array(
        z.strictObject({
          domain: z
            .string()
            .regex(/^[a-z.]+$/)
            .meta({ examples: ['theatre.example'] })
            .optional(),
        }),
      )
      .optional(),
    languages: z.array(z.string().refine((text) => text === 'en', inputProblem('language'))),
    name: z.string().min(2).max(3),
    plan: z.union([z.uuid(), z.literal('none')]).optional(),
    state: z.enum(['sold_out', 'scheduled']).optional(),
    venue: z.union([z.literal(''), z.string().max(2)]).optional(),
  })
  const messages = (input: unknown, language: string) =>
    (parseInput(schema, input, { language }) as { problems: { message: string }[] }).problems.map(
      ({ message }) => message,
    )
  const good = { languages: [], name: 'abc' }

  it('takes what fits', () => {
    expect(parseInput(schema, { ...good, plan: 'none', state: 'sold_out' }, { language: 'en' })).toEqual({
      data: { ...good, plan: 'none', state: 'sold_out' },
    })
  })

  it('reports problems in the language of the request, with the limits of the schema', () => {
    const wrong = { languages: ['xx'], name: 'long' }
    expect(messages(wrong, 'en')).toEqual([
      'Enter the code of a language for “Languages 1”, such as cy.',
      '“Name” takes at most 3 characters.',
    ])
    expect(messages(wrong, 'es')[1]).toBe('«Nombre» admite como máximo 3 caracteres.')
    expect(messages({ languages: [], name: 'a' }, 'ar')).toEqual(['يحتاج «الاسم» إلى عدد من الأحرف لا يقل عن 2.'])
    expect(messages({ languages: [], name: 'a' }, 'fr')).toEqual(['“Name” needs at least 2 characters.'])
  })

  it.each([
    ['a value that is missing', { languages: [] }, '“Name” is required.'],
    ['another type', { ...good, name: 5 }, 'Enter text for “Name”.'],
    ['a choice that is not offered', { ...good, state: 'soldout' }, 'Choose one of the options for “State”.'],
    [
      'a format that has an example',
      { ...good, domains: [{}, { domain: '1' }] },
      'Enter “Domains 2, Domain name” in this format: theatre.example.',
    ],
    [
      'a value of several kinds, by the closest',
      { ...good, plan: 'x' },
      '“Plan” takes an id such as 0199c000-0000-7000-8000-000000000000.',
    ],
    ['a text or nothing, by the text', { ...good, venue: 'abc' }, '“Venue” takes at most 2 characters.'],
    ['a field that does not exist', { ...good, toString: 1 }, 'There is no field “toString” here. Leave it out.'],
    [
      'a field that does not exist in a row',
      { ...good, domains: [{ token: 'x' }] },
      'There is no field “token” in “Domains 1”. Leave it out.',
    ],
    ['no object', [], 'This request has the wrong format.'],
  ])('names the field as the screen does and says what is expected for %s', (_, input, message) => {
    expect(messages(input, 'en')).toEqual([message])
  })

  it('says one thing about a value', () => {
    expect(messages({ ...good, name: [] }, 'en')).toEqual(['Enter text for “Name”.'])
  })

  it('speaks English outside of a request, even after one that failed', () => {
    expect(() =>
      parseInput(
        z.string().refine(() => {
          throw new Error('No')
        }),
        'a',
        { language: 'es' },
      ),
    ).toThrow('No')
    expect(schema.safeParse({ languages: ['xx'], name: 'abc' }).error!.issues[0]!.message).toBe(
      'Enter the code of a language for “Languages”, such as cy.',
    )
  })
})

describe('parseFile', () => {
  it('names keys as they stand in the file, and lists what can be chosen', () => {
    const schema = z.strictObject({ fields: z.array(z.strictObject({ type: z.enum(['text', 'richText']) })) })
    expect(parseFile(schema, { fields: [{ type: 'word' }, {}] }, 'en')).toEqual({
      problems: [
        { message: '“type” takes one of these: text, richText.', path: 'fields.0.type' },
        { message: '“type” is required.', path: 'fields.1.type' },
      ],
    })
  })
})
