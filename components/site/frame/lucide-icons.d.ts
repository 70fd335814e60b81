/** The shapes of a Lucide icon, which the package exports without declaring them. All icons share one declaration file. */
declare module 'lucide-react/icons/air-vent' {
  export const __iconData: { node: [shape: string, attributes: Record<string, string>][] }
}
export {}
