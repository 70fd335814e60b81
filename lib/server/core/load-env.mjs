import nextEnv from '@next/env'

// For code that runs without Next or before it: loads the same .env files; variables that are already set take precedence.
nextEnv.loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development')
