/**
 * Focuses the first control of a form with a validation error. Payload renders errors next to the control.
 * @returns whether there is an error
 */
export function focusFirstProblem(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('.field-error, [aria-invalid="true"]')
  const control = first?.closest('.field-type')?.querySelector<HTMLElement>('input, textarea') ?? first
  control?.focus()
  return Boolean(control)
}
