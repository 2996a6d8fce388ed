import { fieldProblems, type ManifestProblem } from './fieldProblems'
import { MAX_LAYERS } from './layers'
import { manifestSchema, type Manifest } from './manifestSchema'
import { isEventTemplate } from './templatesFor'

const MOST_CHARACTERS = 500_000

/**
 * Reads a manifest as a theme brings it.
 * @param layers how deep its fields may stand within one another
 * @returns what is wrong with it, each with its place: `blocks.0.settings.2.type`
 */
export function readManifest(given: unknown, layers = MAX_LAYERS): { manifest: Manifest } | { problems: ManifestProblem[] } {
  if ((JSON.stringify(given) ?? '').length > MOST_CHARACTERS) return { problems: [{ message: `At most ${MOST_CHARACTERS} characters`, path: '' }] }
  const parsed = manifestSchema.safeParse(given)
  if (!parsed.success) return { problems: parsed.error.issues.map(({ message, path }) => ({ message, path: path.join('.') })) }
  const problems = ruleProblems(parsed.data, layers)
  return problems.length > 0 ? { problems } : { manifest: parsed.data }
}

function ruleProblems({ attributes, blocks, colorSchemes, settings, templates }: Manifest, layers: number): ManifestProblem[] {
  return [
    ...twice(blocks.map(({ name }) => name)).map((index) => ({ message: 'Another block has this name', path: `blocks.${index}.name` })),
    ...twice(templates.map(({ collection, template }) => `${collection} ${template}`)).map((index) => ({ message: 'Another template has this key', path: `templates.${index}.template` })),
    ...twice(colorSchemes.map(({ name }) => name)).map((index) => ({ message: 'Another colour scheme has this name', path: `colorSchemes.${index}.name` })),
    ...templates.flatMap((one, index) =>
      isEventTemplate(one) && one.collection !== 'events' ? [{ message: 'Keys that begin with event. are for templates of events', path: `templates.${index}.collection` }] : [],
    ),
    ...blocks.flatMap(({ settings: fields }, index) => fieldProblems(fields, { layers, path: `blocks.${index}.settings` })),
    ...templates.flatMap(({ settings: fields }, index) => fieldProblems(fields, { layers, path: `templates.${index}.settings` })),
    ...fieldProblems(settings, { layers, mayNameCollections: true, path: 'settings' }),
    ...fieldProblems(attributes.events ?? [], { isAttribute: true, layers, path: 'attributes.events' }),
    ...fieldProblems(attributes.eventInstances ?? [], { isAttribute: true, layers, path: 'attributes.eventInstances' }),
  ]
}

/** Places of what stood before already. */
const twice = (names: string[]): number[] => names.flatMap((name, index) => (names.indexOf(name) < index ? [index] : []))
