import { z } from 'zod'
import type { Translator } from '../../i18n/createTranslator'
import type { MessageKey } from '../../i18n/en'
import { fieldProblems, type ManifestProblem } from './fieldProblems'
import { MAX_LAYERS } from './layers'
import { manifestSchema, type Manifest } from './manifestSchema'
import { isEventTemplate } from './templatesFor'

const MOST_CHARACTERS = 500_000

/** What the library itself says, by language. */
const LANGUAGES: Record<string, typeof z.locales.en> = { ar: z.locales.ar, es: z.locales.es }

/** What the schema says in words of ours. */
const OWN_MESSAGES = new Set<string>([
  'manifestColour',
  'manifestKey',
  'manifestName',
  'manifestNameTaken',
] satisfies MessageKey[])

interface Reader {
  language: string
  /** How deep its fields may stand within one another. Default: `MAX_LAYERS`. */
  layers?: number
  t: Translator
}

/**
 * Reads a manifest as a theme brings it.
 * @param reader.t in whose language it says what is wrong; `reader.language`, its code
 * @returns what is wrong with it, each with its place: `blocks.0.settings.2.type`
 */
export function readManifest(
  given: unknown,
  { language, layers = MAX_LAYERS, t }: Reader,
): { manifest: Manifest } | { problems: ManifestProblem[] } {
  if ((JSON.stringify(given) ?? '').length > MOST_CHARACTERS)
    return { problems: [{ message: t('manifestLong', { most: MOST_CHARACTERS }), path: '' }] }
  const parsed = manifestSchema.safeParse(given, { error: (LANGUAGES[language] ?? z.locales.en)().localeError })
  if (!parsed.success)
    return {
      problems: parsed.error.issues.map(({ message, path }) => ({
        message: OWN_MESSAGES.has(message) ? t(message as MessageKey) : message,
        path: path.join('.'),
      })),
    }
  const problems = ruleProblems(parsed.data, layers, t)
  return problems.length > 0 ? { problems } : { manifest: parsed.data }
}

function ruleProblems(
  { attributes, blocks, colorSchemes, settings, templates }: Manifest,
  layers: number,
  t: Translator,
): ManifestProblem[] {
  return [
    ...twice(blocks.map(({ name }) => name)).map((index) => ({
      message: t('manifestTwiceBlock'),
      path: `blocks.${index}.name`,
    })),
    ...twice(templates.map(({ collection, template }) => `${collection} ${template}`)).map((index) => ({
      message: t('manifestTwiceTemplate'),
      path: `templates.${index}.template`,
    })),
    ...twice(colorSchemes.map(({ name }) => name)).map((index) => ({
      message: t('manifestTwiceScheme'),
      path: `colorSchemes.${index}.name`,
    })),
    ...templates.flatMap((one, index) =>
      isEventTemplate(one) && one.collection !== 'events'
        ? [{ message: t('manifestEventTemplate'), path: `templates.${index}.collection` }]
        : [],
    ),
    ...blocks.flatMap(({ settings: fields }, index) =>
      fieldProblems(fields, { layers, path: `blocks.${index}.settings`, t }),
    ),
    ...templates.flatMap(({ settings: fields }, index) =>
      fieldProblems(fields, { layers, path: `templates.${index}.settings`, t }),
    ),
    ...fieldProblems(settings, { layers, mayNameCollections: true, path: 'settings', t }),
    ...fieldProblems(attributes.events ?? [], { isAttribute: true, layers, path: 'attributes.events', t }),
    ...fieldProblems(attributes.eventInstances ?? [], {
      isAttribute: true,
      layers,
      path: 'attributes.eventInstances',
      t,
    }),
  ]
}

/** Places of what stood before already. */
const twice = (names: string[]): number[] =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
