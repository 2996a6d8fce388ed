import { escapeHtml } from './escapeHtml'

/** Attributes of an element in their order; those without a value are left out, `true` stands by its name alone. */
export const attributes = (given: Record<string, boolean | number | string | null | undefined>): string =>
  Object.entries(given)
    .map(([name, value]) =>
      value === null || value === undefined || value === false
        ? ''
        : value === true
          ? ` ${name}`
          : ` ${name}="${escapeHtml(String(value))}"`,
    )
    .join('')
