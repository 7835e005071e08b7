import Layout from '@theme/Layout';
export default function P() {
  return (
    <Layout>
      <h1>x</h1>
    </Layout>
  );
}
