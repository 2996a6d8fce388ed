import type { DescriptionFunction, FieldAccess } from 'payload'
import type { MessageKey } from '../i18n/en'
import { translatorOf } from '../i18n/translator'
import { isGiven, VARIABLES } from '../lib/platform/variables'
import { settings } from '../lib/settings'

type Name = keyof typeof VARIABLES

/**
 * What a field has whose value a variable of the environment can hold: it says what holds, and cannot be changed while
 * the variable is set.
 * @param help says what the field is for; `usual` in it is the default
 */
export function fromEnvironment(
  name: Name,
  help: MessageKey,
): { access: { update: FieldAccess }; description: DescriptionFunction } {
  const variable = VARIABLES[name]
  const described: DescriptionFunction = ({ i18n }) => {
    const value = valueOf(name)
    return translatorOf(i18n)(isGiven(variable) ? 'platformFromEnvironment' : help, { usual: value, value, variable })
  }
  return { access: { update: () => !isGiven(variable) }, description: described }
}

const valueOf = (name: Name): string => [settings()[VARIABLES[name]] ?? ''].flat().join(', ')
