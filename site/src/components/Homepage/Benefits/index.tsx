export default function Benefits() {
  return (
    <section>
      <h2>About this help site</h2>
    </section>
  );
}
