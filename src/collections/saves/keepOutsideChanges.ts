import type { SanitizedCollectionConfig } from 'payload'
import { isSameValue, joinChanges } from '../../lib/content/valueChanges'
import type { DocumentSave } from '../../database/saves/documentSaves'

/**
 * Takes out of a save what it only repeats from before changes outside the form, so that these stay.
 * @param data as it was sent; changed in place
 * @returns the change that says something else than the caller, who has changed the same field; null where none does
 */
export function keepOutsideChanges(
  { flattenedFields }: SanitizedCollectionConfig,
  data: Record<string, unknown>,
  saves: DocumentSave[],
  locale: string | undefined,
): DocumentSave | null {
  const isLocalized = new Set(
    flattenedFields.filter(({ localized }) => localized && locale !== 'all').map(({ name }) => name),
  )
  const inLocale = (name: string, value: unknown): unknown =>
    isLocalized.has(name) ? (value as Record<string, unknown> | null)?.[locale ?? ''] : value
  const repeated: string[] = []
  for (const [name, [before, after]] of Object.entries(joinChanges(saves.map(({ changed }) => changed ?? {})))) {
    if (!(name in data) || isSameValue(data[name], inLocale(name, after))) continue
    if (!isSameValue(data[name], inLocale(name, before)))
      return saves.findLast(({ changed }) => changed && name in changed) ?? null
    repeated.push(name)
  }
  for (const name of repeated) delete data[name]
  return null
}
