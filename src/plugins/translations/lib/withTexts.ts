import type { Row } from '@/lib/content/changes/changedField'
import { isRecord } from '@/lib/values'

/**
 * Builds the data of a save that changes some texts: the complete top-level fields that contain them.
 * @param doc in the language of the texts, without fallback values
 * @param texts by path: names of fields and ids of rows; formatted texts as they are stored
 * @returns null if one of the rows no longer exists
 */
export function dataWithTexts(doc: Row, texts: ReadonlyMap<string, unknown>): Row | null {
  let changed = doc
  const names = new Set<string>()
  for (const [path, text] of texts) {
    const steps = path.split('.')
    const next = setIn(changed, steps, text)
    if (!isRecord(next)) return null
    changed = next
    names.add(steps[0]!)
  }
  return Object.fromEntries([...names].map((name) => [name, changed[name]]))
}

/** @returns undefined if the path does not exist */
function setIn(value: unknown, [step, ...rest]: string[], text: unknown): unknown {
  if (step === undefined) return text || null
  if (Array.isArray(value)) {
    const index = value.findIndex(
      (row, at) => isRecord(row) && (typeof row.id === 'string' ? row.id === step : String(at) === step),
    )
    const row = index === -1 ? undefined : setIn(value[index], rest, text)
    return row === undefined ? undefined : value.with(index, row)
  }
  if (!isRecord(value)) return undefined
  const inner = rest.length === 0 ? text || null : setIn(value[step], rest, text)
  return inner === undefined ? undefined : { ...value, [step]: inner }
}
