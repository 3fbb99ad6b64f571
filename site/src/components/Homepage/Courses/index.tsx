export default function Courses() {
  return (
    <section>
      <h2>Courses</h2>
    </section>
  );
}
