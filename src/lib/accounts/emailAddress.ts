import { parseHostname } from '@/lib/domains/parseHostname'

const MAX_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

/** An unquoted local part (RFC 5322): no leading, trailing or double dot. */
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/

/** The same with letters of all scripts (RFC 6531). */
const INTERNATIONAL_LOCAL_PART =
  /^[\p{L}\p{M}\p{Nd}_!#$%&'*+/=?^`{|}~-]+(?:\.[\p{L}\p{M}\p{Nd}_!#$%&'*+/=?^`{|}~-]+)*$/u

interface AddressOptions {
  /** Accept a local part with letters other than ASCII, which few mail servers deliver to. Default: false. */
  isInternational?: boolean
}

/**
 * Parses an email address as people type it: the only rule for addresses. International domains are accepted and
 * become punycode, which every mail server and browser understands.
 * @returns the address with its domain in lower case; null if it is not an email address
 * @example toEmailAddress(' Jo@exämple.de ') // 'Jo@xn--exmple-cua.de'
 */
export function toEmailAddress(text: string, { isInternational = false }: AddressOptions = {}): string | null {
  const typed = text.trim().normalize('NFKC')
  const at = typed.lastIndexOf('@')
  const local = typed.slice(0, Math.max(0, at))
  const domain = parseHostname(typed.slice(at + 1))
  const address = `${local}@${domain}`
  const isValid =
    domain !== null &&
    /^[^:]+\.[^:]+$/.test(domain) &&
    local.length <= MAX_LOCAL_LENGTH &&
    address.length <= MAX_LENGTH &&
    (isInternational ? INTERNATIONAL_LOCAL_PART : LOCAL_PART).test(local)
  return isValid ? address : null
}

/** The address of an account as it is stored and compared: as `toEmailAddress`, in lower case. */
export const toAccountAddress = (text: string): string | null => toEmailAddress(text)?.toLowerCase() ?? null
