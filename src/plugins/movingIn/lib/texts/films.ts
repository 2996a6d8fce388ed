/** The page of a film at a host whose players websites show; null for anything else. */
export function filmAddress(address: string | null | undefined): string | null {
  const text = address?.trim().replace(/^\/\//, 'https://')
  if (!text || /\s/.test(text) || !URL.canParse(text)) return null
  const { hostname, pathname, searchParams } = new URL(text)
  const host = hostname.replace(/^(?:www|m)\./, '')
  if (host === 'youtu.be' && pathname.length > 1) return `https://www.youtube.com/watch?v=${pathname.slice(1)}`
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id = searchParams.get('v') ?? /^\/(?:embed|shorts|live)\/([\w-]+)/.exec(pathname)?.[1]
    return id ? `https://www.youtube.com/watch?v=${id}` : null
  }
  const film = /^\/(?:video\/)?(\d+)/.exec(pathname)?.[1]
  return (host === 'vimeo.com' || host === 'player.vimeo.com') && film ? `https://vimeo.com/${film}` : null
}
