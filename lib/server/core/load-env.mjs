import nextEnv from '@next/env'

// For what runs without Next, or before it: the same files, and what is set already stands before them.
nextEnv.loadEnvConfig(process.cwd(), false)
