import { createInterface } from 'node:readline/promises'
import { getPayload } from 'payload'
import config from '@payload-config'
import { toAccountAddress } from '@/lib/accounts/emailAddress'

// npm run super-admin -- you@example.org: creates a super admin account. Prompts for the password on a terminal and
// otherwise reads it from standard input, so that it never appears on a command line.
const MIN_LENGTH = 10

async function main(): Promise<number> {
  const email = toAccountAddress(process.argv[2] ?? '')
  if (!email) {
    console.error('Usage: npm run super-admin -- <email address>')
    return 1
  }
  const password = await readPassword(email)
  if (password.length < MIN_LENGTH) {
    console.error(`The password must have at least ${MIN_LENGTH} characters.`)
    return 1
  }
  const payload = await getPayload({ config })
  try {
    const { totalDocs } = await payload.count({
      collection: 'users',
      // Commands on the server's console have full access.
      overrideAccess: true,
      where: { email: { equals: email } },
    })
    if (totalDocs > 0) {
      console.error(`${email} already has an account. Use another address.`)
      return 1
    }
    await payload.create({
      collection: 'users',
      data: { email, emailVerified: true, password, roles: ['super-admin'] },
      // Commands on the server's console have full access.
      overrideAccess: true,
    })
    console.log(`${email} is now a super admin.`)
    return 0
  } finally {
    await payload.destroy()
  }
}

async function readPassword(email: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdin.isTTY ? process.stdout : undefined })
  try {
    return process.stdin.isTTY
      ? await lines.question(`Password for ${email}: `)
      : ((await lines[Symbol.asyncIterator]().next()).value ?? '')
  } finally {
    lines.close()
  }
}

process.exit(await main())
