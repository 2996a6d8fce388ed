/**
 * Opens a tab whose URL has to be loaded first. Browsers allow a new tab only while a click is handled, so it starts
 * empty. The new page has no access to this one. If the tab is blocked, the current tab navigates instead.
 * @throws whatever `loadAddress` throws, after closing the tab
 */
export async function openTab(loadAddress: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    const address = await loadAddress()
    if (tab) tab.location.replace(address)
    else window.location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
