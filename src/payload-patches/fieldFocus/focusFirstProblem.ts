/**
 * Puts the focus on the first control of a form that has a problem. Payload's inputs show theirs beside the control.
 * @returns whether there is one
 */
export function focusFirstProblem(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('.field-error, [aria-invalid="true"]')
  const control = first?.closest('.field-type')?.querySelector<HTMLElement>('input, textarea') ?? first
  control?.focus()
  return Boolean(control)
}
