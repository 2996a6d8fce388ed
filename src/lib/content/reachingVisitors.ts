import { isSameValue, type FieldValues } from './values'

/** The names of the fields without which a changed field means something else. @param values all that change */
export type Dependencies = (name: string, values: FieldValues) => readonly string[]

/**
 * The fields in which a change of a draft is meant for visitors as well, who see what was published before: both have the
 * same in them and in what they depend on. What else the draft changes stays with it.
 * @param values new values of the fields that change
 */
export const reachingVisitors = (
  published: FieldValues,
  draft: FieldValues,
  values: FieldValues,
  dependenciesOf: Dependencies = () => [],
): string[] =>
  Object.keys(values).filter((name) =>
    [name, ...dependenciesOf(name, values)].every((part) => isSameValue(published[part], draft[part])),
  )
