'use client'

import { useLayoutEffect, type RefObject } from 'react'

/**
 * Why: Payload's fields do not connect their description and error to the control for screen readers, and its selects
 * have no accessible name. This hook sets the attributes while the form is mounted, as parts of a field appear and
 * disappear with its state, some only after mounting.
 * Relies on: `.field-type`, `.field-label`, `.field-error`, `.field-description` and `.required` of its fields.
 * Ends with: `aria-describedby`, `aria-invalid` and `aria-labelledby` in Payload's own inputs.
 * @param form element around the fields
 */
export function useFieldNames(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = form.current
    if (!root) return
    const nameAll = () => root.querySelectorAll<HTMLElement>('.field-type').forEach(setAccessibleName)
    nameAll()
    const observer = new MutationObserver(nameAll)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [form])
}

function setAccessibleName(field: HTMLElement): void {
  const control = [...field.querySelectorAll<HTMLElement>('input, textarea')].find(
    (input) => input.closest('.field-type') === field,
  )
  if (!control) return
  const error = field.querySelector<HTMLElement>('.field-error')
  const label = field.querySelector<HTMLElement>('.field-label')
  const help = [...field.querySelectorAll<HTMLElement>('.field-description')]
  const base = field.id || control.id || control.getAttribute('name') || 'field'
  if (error) {
    error.id ||= `${base}-problem`
    // An `aside` must not have the role `alert`; `aria-live` announces it as well.
    setAttribute(error, 'role', 'note')
    setAttribute(error, 'aria-live', 'assertive')
  }
  for (const [index, description] of help.entries()) description.id ||= `${base}-help-${index}`
  setAttribute(control, 'aria-describedby', [error?.id, ...help.map(({ id }) => id)].filter(Boolean).join(' '))
  setAttribute(control, 'aria-invalid', error ? 'true' : '')
  setAttribute(control, 'aria-required', label?.querySelector('.required, [data-required]') ? 'true' : '')
  if (control.getAttribute('role') === 'combobox' && label) {
    label.id ||= `${base}-label`
    setAttribute(control, 'aria-labelledby', label.id)
  }
}

function setAttribute(element: HTMLElement, attribute: string, value: string): void {
  if (value === '') element.removeAttribute(attribute)
  else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}
