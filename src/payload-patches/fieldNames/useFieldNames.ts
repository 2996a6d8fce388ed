'use client'

import { useLayoutEffect, type RefObject } from 'react'

/**
 * Why: Payload's fields show their help and what is wrong with them, and say neither to a screen reader; its selects have
 * no name at all. This puts it into their controls, as long as the form is there: the parts of a field come and go
 * with its state, some only after it is mounted.
 * Relies on: `.field-type`, `.field-label`, `.field-error`, `.field-description` and `.required` of its fields.
 * Ends with: `aria-describedby`, `aria-invalid` and `aria-labelledby` in Payload's own inputs.
 * @param form around the fields
 */
export function useFieldNames(form: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const root = form.current
    if (!root) return
    const name = () => root.querySelectorAll<HTMLElement>('.field-type').forEach(nameControl)
    name()
    const observer = new MutationObserver(name)
    observer.observe(root, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [form])
}

function nameControl(field: HTMLElement): void {
  const control = [...field.querySelectorAll<HTMLElement>('input, textarea')].find(
    (one) => one.closest('.field-type') === field,
  )
  if (!control) return
  const error = field.querySelector<HTMLElement>('.field-error')
  const label = field.querySelector<HTMLElement>('.field-label')
  const help = [...field.querySelectorAll<HTMLElement>('.field-description')]
  const base = field.id || control.id || control.getAttribute('name') || 'field'
  if (error) {
    error.id ||= `${base}-problem`
    // An `aside` may be no alert; it is said all the same.
    set(error, 'role', 'note')
    set(error, 'aria-live', 'assertive')
  }
  for (const [index, one] of help.entries()) one.id ||= `${base}-help-${index}`
  set(control, 'aria-describedby', [error?.id, ...help.map(({ id }) => id)].filter(Boolean).join(' '))
  set(control, 'aria-invalid', error ? 'true' : '')
  set(control, 'aria-required', label?.querySelector('.required, [data-required]') ? 'true' : '')
  if (control.getAttribute('role') === 'combobox' && label) {
    label.id ||= `${base}-label`
    set(control, 'aria-labelledby', label.id)
  }
}

function set(element: HTMLElement, attribute: string, value: string): void {
  if (value === '') element.removeAttribute(attribute)
  else if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value)
}
