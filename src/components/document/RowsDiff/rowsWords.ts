import type { Field, PayloadRequest } from 'payload'
import { callboardOf } from '../../../access/registryOf'
import { personOf } from '../../../access/personOf'
import { documentWords } from '../../../endpoints/documents/changeWords'
import { namesOf } from '../../../endpoints/documents/namesOf'
import { namesOfIds } from '../../../endpoints/documents/namesOfIds'
import type { ChangeWords } from '../../../lib/content/changes/changedField'
import { idsIn } from '../../../lib/content/changes/idsIn'
import { collectReferences, type WalkableField } from '../../../lib/content/collectReferences'

interface Asked {
  /** Slug of the content type. */
  collection: string
  field: Field
  /** In which the values are; undefined where they are of one. */
  languages: string[] | undefined
  /** Both versions. */
  values: unknown[]
}

/** What the rows of two versions are told in: the reader's language, with the names of all that they refer to. */
export async function rowsWords(
  req: PayloadRequest,
  { collection, field, languages, values }: Asked,
): Promise<ChangeWords> {
  const site = (await personOf(req))?.current ?? null
  const targets = new Set(callboardOf(req.payload).contentTypes.map(({ slug }) => slug))
  const context = { blocks: req.payload.blocks, targets }
  const referred = values.flatMap((value) =>
    'name' in field ? collectReferences([field as WalkableField], { [field.name]: value }, context).references : [],
  )
  const [named, within] = site
    ? await Promise.all([
        namesOf(req, referred, site.id, { trash: true }),
        namesOfIds(req, idsIn(values.map(themeValues)), site.id),
      ])
    : [new Map(), new Map()]
  const words = await documentWords(req, { collection, named: new Map([...within, ...named]), site })
  return { ...words, languages: languages && ownFirst(languages, req.locale) }
}

/** What blocks of a theme hold, whose references no field describes. */
const themeValues = (rows: unknown): unknown[] =>
  Array.isArray(rows) ? rows.map((row: { values?: unknown } | null) => row?.values) : []

/** A heading is in the language that one edits in, where it has words in it. */
const ownFirst = (languages: string[], own: string | null | undefined): string[] =>
  languages.toSorted((one, other) => Number(other === own) - Number(one === own))
