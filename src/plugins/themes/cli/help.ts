/**
 * The usage of all commands.
 * @param command how the program is called: `callboard theme`
 */
export const helpOf = (command: string): string => `${command} new <folder> [--name <name>]
    creates a theme to start from
${command} check <folder or .zip> [--json]
    lists problems; exits with 1 when there are any
${command} zip <folder> [file.zip]
    checks a theme and packs it for uploading, beside its folder
${command} dev <folder> [--server <address>] [--port <number>]
    uploads it as a development theme on every save, and shows your site with it
    at http://127.0.0.1:4567. The address of the admin can be in CALLBOARD_URL
    (default: http://localhost:3000). The access token is in CALLBOARD_TOKEN, or
    is asked for; it needs the permission to manage themes.`
