import { createInterface } from 'node:readline/promises'
import { getPayload } from 'payload'
import config from '../../../payload.config'

// npm run super-admin -- you@example.org: makes a super-admin of an address. Asks for a password on a terminal,
// reads it from the standard input otherwise, so that it never stands in a command line.
const MIN_LENGTH = 10

async function main(): Promise<number> {
  const email = process.argv[2]?.trim().toLowerCase()
  if (!email || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    console.error('npm run super-admin -- <address>')
    return 1
  }
  const password = await readPassword(email)
  if (password.length < MIN_LENGTH) {
    console.error(`A password has at least ${MIN_LENGTH} characters.`)
    return 1
  }
  const payload = await getPayload({ config })
  try {
    const { totalDocs } = await payload.count({
      collection: 'users',
      // A command on the server's own console: whoever can start it can do anything.
      overrideAccess: true,
      where: { email: { equals: email } },
    })
    if (totalDocs > 0) {
      console.error(`${email} has an account already.`)
      return 1
    }
    await payload.create({
      collection: 'users',
      data: { email, emailVerified: true, password, roles: ['super-admin'] },
      // A command on the server's own console: whoever can start it can do anything.
      overrideAccess: true,
    })
    console.log(`${email} is a super-admin now.`)
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
