/** Stands for `hoist-non-react-statics`, which only withRouter of react-router calls. */
export default function hoistStatics(): never {
  throw new Error(
    'lean-client: expected no call of withRouter, got one; use the hooks of @docusaurus/router or fix plugins/lean-client/register.ts.',
  );
}
