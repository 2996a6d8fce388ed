import type { Translator } from '@/i18n/createTranslator'
import type { MessageKey } from '@/i18n/en'
import { fieldProblems, type ManifestProblem } from './fieldProblems'
import { MAX_LAYERS } from './layers'
import { manifestSchema, type Manifest } from './manifestSchema'
import { isEventTemplate } from './themePlaces'
import { parseFile } from '@/i18n/inputs/parseFile'

const MAX_CHARACTERS = 500_000

/** Error messages of the schema that are message keys. */
const OWN_MESSAGES = new Set<string>([
  'manifestColour',
  'manifestKey',
  'manifestName',
  'manifestNameTaken',
] satisfies MessageKey[])

interface ReadOptions {
  language: string
  /** Maximum nesting depth of fields. Default: `MAX_LAYERS`. */
  layers?: number
  t: Translator
}

/**
 * Parses and validates a manifest.
 * @returns the manifest, or its problems, each with its path: `blocks.0.settings.2.type`
 */
export function readManifest(
  input: unknown,
  { language, layers = MAX_LAYERS, t }: ReadOptions,
): { manifest: Manifest } | { problems: ManifestProblem[] } {
  if ((JSON.stringify(input) ?? '').length > MAX_CHARACTERS)
    return { problems: [{ message: t('manifestLong', { most: MAX_CHARACTERS }), path: '' }] }
  const parsed = parseFile(manifestSchema, input, language)
  if ('problems' in parsed)
    return {
      problems: parsed.problems.map(({ message, path }) => ({
        message: OWN_MESSAGES.has(message) ? t(message as MessageKey) : message,
        path,
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
    ...duplicateIndexes(blocks.map(({ name }) => name)).map((index) => ({
      message: t('manifestTwiceBlock'),
      path: `blocks.${index}.name`,
    })),
    ...duplicateIndexes(templates.map(({ collection, template }) => `${collection} ${template}`)).map((index) => ({
      message: t('manifestTwiceTemplate'),
      path: `templates.${index}.template`,
    })),
    ...duplicateIndexes(colorSchemes.map(({ name }) => name)).map((index) => ({
      message: t('manifestTwiceScheme'),
      path: `colorSchemes.${index}.name`,
    })),
    ...templates.flatMap((template, index) =>
      isEventTemplate(template) && template.collection !== 'events'
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

/** Indexes of repeated names. */
const duplicateIndexes = (names: string[]): number[] =>
  names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
