import type { DescriptionFunction, FieldAccess } from 'payload'
import type { MessageKey } from '@/i18n/en'
import { translatorOf } from '@/i18n/translator'
import { isVariableSet, PLATFORM_VARIABLES } from '@/lib/platform/platformSettings'
import { settings } from '@/lib/settings'

type Name = keyof typeof PLATFORM_VARIABLES

/**
 * Access and description of a field whose value an environment variable can override. While the variable is set, the
 * description shows its value and the field cannot be changed.
 * @param help describes the field; its `usual` placeholder is the default
 */
export function fromEnvironment(
  name: Name,
  help: MessageKey,
): { access: { update: FieldAccess }; description: DescriptionFunction } {
  const variable = PLATFORM_VARIABLES[name]
  const description: DescriptionFunction = ({ i18n }) => {
    const value = valueOf(name)
    return translatorOf(i18n)(isVariableSet(variable) ? 'platformFromEnvironment' : help, {
      usual: value,
      value,
      variable,
    })
  }
  return { access: { update: () => !isVariableSet(variable) }, description }
}

const valueOf = (name: Name): string => [settings()[PLATFORM_VARIABLES[name]] ?? ''].flat().join(', ')
