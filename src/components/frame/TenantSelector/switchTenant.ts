interface Steps {
  save: (tenantId: string) => Promise<unknown>
  select: () => void
  goToRoot: () => void
}

/**
 * Switches to another tenant; choosing the current one does nothing. A failed save is ignored, as specified: the next
 * page shows the state on the server.
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
    // Ignored: see above.
  }
  select()
  goToRoot()
}
