/**
 * Opens a tab whose address has to be asked for. Browsers let a page open one while a click is handled, so it is empty at
 * first. What it shows cannot reach this page. Where no tab is allowed, this one goes there.
 * @throws what asking throws; the tab is closed then
 */
export async function openTab(ask: () => Promise<string>): Promise<void> {
  const tab = window.open('about:blank', '_blank')
  if (tab) tab.opener = null
  try {
    const address = await ask()
    if (tab) tab.location.replace(address)
    else window.location.assign(address)
  } catch (error) {
    tab?.close()
    throw error
  }
}
