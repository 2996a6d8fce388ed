interface Steps {
  save: (tenantId: string) => Promise<unknown>
  select: () => void
  goToRoot: () => void
}

/**
 * Switches to another tenant; the one on screen already is left alone. A save that fails is passed over in silence, as
 * specified: the page that comes next shows what the server holds.
 */
export async function switchTenant(
  chosen: string,
  current: string | null,
  { goToRoot, save, select }: Steps,
): Promise<void> {
  if (chosen === current) return
  try {
    await save(chosen)
  } catch {
    // Nothing to say: see above.
  }
  select()
  goToRoot()
}
